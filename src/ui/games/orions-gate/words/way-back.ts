/** The way from a match back to where it was begun. */
export const wayBack = { toEditor: 'Back to the editor', toScenario: 'Back to the scenario' } as const;
