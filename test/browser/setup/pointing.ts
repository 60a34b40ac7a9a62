import type { Page } from 'playwright-core';

/** What the page itself does for `pointAtAll`; see `install`. */
interface Watch {
  gather(always: string): void;
  /** Ends with the thing that was aimed at, and aims at the next. */
  next(): Promise<{ readonly fault: string | null; readonly aim: { readonly x: number; readonly y: number } | null }>;
}
type Watching = Window & { pointingWatch: Watch };

/** Installs the watch in the page. It is sent there as it stands, so it uses nothing from outside. */
function install(): void {
  /** Half a second, counted in frames; and the most frames a panel may take to settle. */
  const STILL = 30;
  /**
   * Frames enough where only words and colours answered: nothing was laid out anew, and no timer or animation is under
   * way.
   */
  const ANSWERED = 8;
  const SETTLING = 60;
  /** So many of one list are pointed at: the first, the last and those spread between. */
  const ALIKE = 4;
  const THINGS =
    'a[href], button, input, select, textarea, summary, label, .play-table, [tabindex="0"], [role="slider"]';
  const BOXES = `${THINGS}, .plate, .panel, .topbar, .tabs, dialog, main > *`;

  let things: HTMLElement[] = [];
  let aimed: { readonly thing: HTMLElement; readonly x: number; readonly y: number } | null = null;
  /** What was pointed at before, on whichever page. */
  const known = new Set<string>();
  let before = new Map<Element, string>();
  let changes = 0;

  // A timer that pointing starts may change something later.
  const timers = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((run: () => void, after = 0, ...given: unknown[]) => {
    const timer: number = start(
      (...args: []) => {
        timers.delete(timer);
        run(...args);
      },
      after,
      ...given,
    );
    if (after < 2000) timers.add(timer);
    return timer;
  }) as typeof setTimeout;
  window.clearTimeout = (timer) => {
    timers.delete(timer as number);
    stop(timer);
  };

  // Tooltips lie over everything and take no pointer; the canvas counts its frames.
  const aside = (node: Node): boolean =>
    (node instanceof Element ? node : node.parentElement)?.closest('.tooltip, canvas') instanceof Element;
  new MutationObserver((records) => {
    changes += records.filter(({ target }) => !aside(target)).length;
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });

  const stirred = ({ target }: Event): void => {
    if (!(target instanceof Node && aside(target))) changes += 1;
  };
  for (const name of ['scroll', 'load', 'resize', 'toggle'])
    window.addEventListener(name, stirred, { capture: true, passive: true });

  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const seen = (element: HTMLElement): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0;
  const named = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '').replace(/\s+/g, ' ');
    const panel = element.parentElement?.closest('.plate, .panel, dialog, .topbar, section');
    return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${text.trim().slice(0, 40)}" of ${panel?.classList.toString() ?? 'the page'}`;
  };
  const layout = (): Map<Element, string> =>
    new Map(
      [...document.querySelectorAll(BOXES)].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element, [left, top, width, height].map((value) => Math.round(value * 2) / 2).join(' ')];
      }),
    );
  const hits = (element: Element, x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));
  const spotOn = (element: Element): { x: number; y: number } | null => {
    for (const { left, top, width, height } of element.getClientRects())
      for (const down of [0.5, 0.2, 0.8])
        for (const along of [0.5, 0.15, 0.85]) {
          const [x, y] = [Math.round(left + width * along), Math.round(top + height * down)];
          if (hits(element, x, y)) return { x, y };
        }
    return null;
  };
  /** The box in which an element scrolls, as far as it has one. */
  const scroller = (element: Element): Element | null => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
    return null;
  };
  const panelOf = (element: Element): Element | null => element.closest('.plate, .panel, dialog, .topbar, .tabs');

  /**
   * The first box that differs between two layouts, of those `counts` is true for. Things that come or go do not
   * differ.
   */
  const difference = (
    one: ReadonlyMap<Element, string>,
    two: ReadonlyMap<Element, string>,
    counts: (element: Element) => boolean = () => true,
  ): string | null => {
    for (const [element, box] of two) {
      const old = one.get(element);
      if (old !== undefined && old !== box && counts(element)) return `${named(element)} went from ${old} to ${box}`;
    }
    return null;
  };
  const PAINT = /color|shadow|opacity|filter|outline|fill|stroke|background/;
  const animated = (): boolean =>
    document
      .getAnimations()
      .some(
        (one) =>
          one.playState === 'running' &&
          one.effect?.getComputedTiming().endTime !== Infinity &&
          !(one instanceof CSSTransition && PAINT.test(one.transitionProperty)),
      );

  const faultOf = (thing: HTMLElement, x: number, y: number, now: ReadonlyMap<Element, string>): string | null => {
    if (!thing.isConnected) return 'was replaced';
    const under = document.elementFromPoint(x, y);
    if (!thing.contains(under)) return `is no longer under the pointer, but ${under && named(under)}`;
    if ((before.get(thing) ?? now.get(thing)) !== now.get(thing))
      return `went from ${before.get(thing)} to ${now.get(thing)}`;
    // What tells of it has a place of its own, in which it may scroll; all else in the panel stays where it is, but for
    // its edges.
    return difference(
      before,
      now,
      (other) =>
        !other.contains(thing) && panelOf(other) === panelOf(thing) && (scroller(other)?.contains(thing) ?? true),
    );
  };

  const aim = (thing: HTMLElement): typeof aimed => {
    if (!thing.isConnected || !seen(thing)) return null;
    let at = spotOn(thing);
    if (at === null) {
      thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      at = spotOn(thing);
    }
    before = layout();
    changes = 0;
    timers.clear();
    return at && { thing, ...at };
  };
  const after = async ({ thing, x, y }: NonNullable<typeof aimed>): Promise<string | null> => {
    const fault = (now: ReadonlyMap<Element, string>, frames: number): string | null => {
      const found = faultOf(thing, x, y, now);
      return found && `${named(thing)}: ${found}, ${frames} frames after it was pointed at`;
    };
    await frame();
    await frame();
    let now = layout();
    const found = fault(now, 2);
    if (found) return found;
    // Where nothing answered and nothing waits, nothing can change any more.
    if (!difference(before, now) && changes === 0 && timers.size === 0 && !animated()) return null;
    let wanted = difference(before, now) || timers.size > 0 || animated() ? STILL : ANSWERED;
    let told = changes;
    for (let frames = 3, still = 0; still < wanted; frames++) {
      await frame();
      // Where nothing was changed, scrolled, loaded or animated since, everything stands where it stood: to measure all
      // of it in every frame would take most of the time.
      if (changes === told && timers.size === 0 && !animated()) {
        still += 1;
        continue;
      }
      told = changes;
      const next = layout();
      const wrong = fault(next, frames);
      if (wrong) return wrong;
      const changed = difference(now, next);
      if (changed && frames > SETTLING) return `${named(thing)}: pointed at, never settles: ${changed}`;
      if (changed || timers.size > 0) wanted = STILL;
      still = changed ? 0 : still + 1;
      now = next;
    }
    return null;
  };

  (window as unknown as Watching).pointingWatch = {
    gather(always) {
      const lists = new Map<string, HTMLElement[]>();
      for (const element of document.querySelectorAll<HTMLElement>(THINGS)) {
        if (!seen(element)) continue;
        const name = named(element);
        if (known.has(name) && !element.closest(always)) continue;
        known.add(name);
        const list = element.closest('ol, ul, table, .panel, .plate, section');
        const key = `${element.tagName} ${element.classList} ${list?.classList} ${list?.getAttribute('aria-label')}`;
        lists.set(key, [...(lists.get(key) ?? []), element]);
      }
      things = [...lists.values()].flatMap((list) =>
        list.length <= ALIKE
          ? list
          : Array.from({ length: ALIKE }, (_, at) => list[Math.round((at * (list.length - 1)) / (ALIKE - 1))]!),
      );
    },
    async next() {
      const fault = aimed && (await after(aimed));
      aimed = null;
      for (let thing = things.shift(); thing && !aimed; thing = aimed ? undefined : things.shift()) aimed = aim(thing);
      return { fault, aim: aimed && { x: aimed.x, y: aimed.y } };
    },
  };
}

/** How many things were pointed at, and what moved. */
export interface Pointed {
  readonly things: number;
  readonly faults: readonly string[];
}

/**
 * Points with the mouse at everything on the page, one after the other, and tells what moved: the thing itself,
 * anything else of its panel but what tells of it in a place of its own, or anything that goes on changing (half a
 * second is watched where the layout answered). What the same page pointed at before is left out, but for what stands
 * in `always`; of long lists of things alike some are taken.
 */
export async function pointAtAll(page: Page, always: string): Promise<Pointed> {
  if (!(await page.evaluate(() => 'pointingWatch' in window))) await page.evaluate(install);
  await page.evaluate((selector) => (window as unknown as Watching).pointingWatch.gather(selector), always);
  const faults: string[] = [];
  for (let things = 0; ; things++) {
    const { fault, aim } = await page.evaluate(() => (window as unknown as Watching).pointingWatch.next());
    if (fault) faults.push(fault);
    if (!aim) return { things, faults };
    await page.mouse.move(aim.x, aim.y);
  }
}
