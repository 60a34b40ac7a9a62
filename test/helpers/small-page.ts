import type { ComponentChild } from 'preact';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, vi } from 'vitest';

// As much of a page as Preact needs to draw into, so that parts with state are tried without a browser.

class SmallNode {
  parentNode: SmallElement | null = null;
  constructor(
    readonly nodeType: 1 | 3,
    readonly localName: string,
    public data = '',
  ) {}
  get nextSibling(): SmallNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  get textContent(): string {
    return this.data;
  }
}

type Listener = (this: SmallElement, event: object) => void;

/** An element: what Preact and the parts of the kit ask of one. */
export class SmallElement extends SmallNode {
  readonly childNodes: SmallNode[] = [];
  readonly style = { setProperty: () => undefined };
  value = '';
  checked = false;
  onclick = null;
  oninput = null;
  onchange = null;
  onsubmit = null;
  private readonly attributesByName: { [name: string]: string } = {};
  private readonly listeners: { [type: string]: Listener[] } = {};
  constructor(
    name: string,
    readonly namespaceURI: string,
  ) {
    super(1, name);
  }
  get ownerDocument() {
    return document;
  }
  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }
  override get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('');
  }
  contains(other: SmallNode | null): boolean {
    return other !== null && (other === this || this.contains(other.parentNode));
  }
  insertBefore(child: SmallNode, before: SmallNode | null): void {
    child.parentNode?.removeChild(child);
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, child);
    child.parentNode = this;
  }
  appendChild(child: SmallNode): void {
    this.insertBefore(child, null);
  }
  removeChild(child: SmallNode): void {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
  }
  setAttribute(name: string, value: unknown): void {
    this.attributesByName[name] = String(value);
  }
  removeAttribute(name: string): void {
    delete this.attributesByName[name];
  }
  getAttribute(name: string): string | null {
    return this.attributesByName[name] ?? null;
  }
  addEventListener(type: string, listener: Listener): void {
    (this.listeners[type] ??= []).push(listener);
  }
  removeEventListener(type: string, listener: Listener): void {
    this.listeners[type] = (this.listeners[type] ?? []).filter((one) => one !== listener);
  }
  /** Has an event happen here and at all that holds this. */
  fire(type: string): void {
    this.hear({ type, target: this, currentTarget: this, preventDefault: () => undefined });
  }
  private hear(event: { readonly type: string; currentTarget: SmallElement; readonly [key: string]: unknown }): void {
    event.currentTarget = this;
    for (const listener of this.listeners[event.type] ?? []) listener.call(this, event);
    this.parentNode?.hear(event);
  }
  querySelector(name: string): SmallElement | null {
    return this.all().find(({ localName }) => localName === name) ?? null;
  }
  /** All elements within, in their order. */
  all(): readonly SmallElement[] {
    return this.childNodes.flatMap((child) => (child instanceof SmallElement ? [child, ...child.all()] : []));
  }
  showModal(): void {}
  close(): void {}
  focus(): void {}
  matches(): boolean {
    return false;
  }
}

/** A drawn part, and what a person does to it. */
export interface SmallPage {
  readonly root: SmallElement;
  text(): string;
  /** The one element of a kind with these words as its name or content. */
  one(kind: string, words: string): SmallElement;
  /** The texts of all elements of a kind. */
  texts(kind: string): readonly string[];
  /** Presses a button, of the one dialog where one is open. */
  press(words: string): void;
  /** Writes into the field of a label. */
  write(label: string, text: string): void;
  choose(label: string, value: string): void;
  /** Takes or leaves what a box of a label stands for. */
  tick(label: string): void;
}

/** Stands in for the page in the tests of a file. */
export function smallPage(address: string): (part: ComponentChild) => SmallPage {
  let root: SmallElement;
  const create = (name: string, namespace = 'http://www.w3.org/1999/xhtml') => new SmallElement(name, namespace);
  beforeEach(() => {
    root = create('body');
    vi.stubGlobal('document', {
      activeElement: null,
      createElement: (name: string) => create(name),
      createElementNS: (namespace: string, name: string) => create(name, namespace),
      createTextNode: (text: string) => new SmallNode(3, '#text', text),
    });
    vi.stubGlobal('location', new URL(address));
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('HTMLElement', SmallElement);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    void act(() => render(null, root as never));
    vi.unstubAllGlobals();
  });
  return (part) => {
    void act(() => render(part, root as never));
    return pageOf(root);
  };
}

function pageOf(root: SmallElement): SmallPage {
  const named = (element: SmallElement): string => element.getAttribute('aria-label') ?? element.textContent.trim();
  const one = (kind: string, words: string, within = root): SmallElement => {
    const found = within.all().filter((element) => element.localName === kind && named(element) === words);
    if (found.length !== 1)
      throw new Error(`${found.length} of <${kind}> are called "${words}" in: ${root.textContent}`);
    return found[0]!;
  };
  const field = (label: string): SmallElement => {
    const said = one('label', label);
    const id = said.getAttribute('for');
    const found = id ? root.all().find((one) => one.getAttribute('id') === id) : said.querySelector('input');
    if (!found) throw new Error(`No field is called "${label}".`);
    return found;
  };
  const change = (label: string, value: string, event: string) =>
    void act(() => {
      const element = field(label);
      element.value = value;
      element.fire(event);
    });
  return {
    root,
    text: () => root.textContent,
    one,
    texts: (kind) =>
      root
        .all()
        .filter(({ localName }) => localName === kind)
        .map(({ textContent }) => textContent),
    press: (words) => void act(() => one('button', words, root.querySelector('dialog') ?? root).fire('click')),
    write: (label, text) => change(label, text, 'input'),
    choose: (label, value) => change(label, value, 'change'),
    tick: (label) => change(label, '', 'change'),
  };
}
