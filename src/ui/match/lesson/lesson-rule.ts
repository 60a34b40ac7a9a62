/** The rule a lesson's own refusals name. */
export const LESSON_RULE = 'lesson';
