import { answersTo, openHeat, type HeatCell } from '../../../../../games/orions-gate/index.ts';
import { errorText } from '../../../../../session/failure.ts';
import { kernelSight } from '../../../../../table/index.ts';
import type { HeatAsked, HeatQuestion, HeatReply } from './ask.ts';

const RULES = { sight: kernelSight } as const;
/** Places counted between two looks at what was asked meanwhile. */
const BATCH = 12;

/**
 * Counts what is asked, a few places at a time; `later` gives the thread a chance to hear of a newer question. Whatever
 * is overtaken by a newer question of its kind is dropped without another word.
 */
export function heatCounter(
  reply: (answer: HeatReply) => void,
  later: (work: () => void) => void,
): (asked: HeatAsked) => void {
  const newest: { [kind in HeatQuestion['kind']]: number } = { heat: 0, answers: 0 };
  const guarded = (ticket: number, work: () => void): void => {
    try {
      work();
    } catch (error) {
      reply({ ticket, kind: 'fault', detail: errorText(error) });
    }
  };

  const layer = (ticket: number, question: Extract<HeatQuestion, { kind: 'heat' }>): void => {
    const { unit } = question;
    const field = openHeat(RULES, question.state, unit, question.action, question.allowance);
    const { step, cells, round, enemies } = field;
    const rest = field.count();
    const more = (): void => {
      if (newest.heat !== ticket) return;
      const list: HeatCell[] = [];
      let done = false;
      while (list.length < BATCH && !done) {
        const next = rest.next();
        if (next.done) done = true;
        else list.push(next.value);
      }
      reply({ ticket, kind: 'heat', layer: { unit, step, cells, round, enemies, list } });
      if (!done) later(() => guarded(ticket, more));
    };
    more();
  };

  return ({ ticket, question }) => {
    newest[question.kind] = ticket;
    // Heard first, counted after whatever else has come in: of a row of questions only the last one costs anything.
    later(() => {
      if (newest[question.kind] !== ticket) return;
      guarded(ticket, () => {
        if (question.kind === 'heat') layer(ticket, question);
        else
          reply({ ticket, kind: 'answers', answers: answersTo(RULES, question.state, question.unit, question.pose) });
      });
    });
  };
}
