import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A node of Chromium's accessibility tree. */
export interface Exposed {
  readonly role: string;
  readonly name: string;
  /** Value of a field, a wheel or a scale. */
  readonly value: string;
  /** Level of a heading, from 1 to 6. */
  readonly level: number | null;
  readonly disabled: boolean;
}

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

const wires = new WeakMap<Page, Promise<CDPSession>>();

function wireTo(page: Page): Promise<CDPSession> {
  const wire = wires.get(page) ?? page.context().newCDPSession(page);
  wires.set(page, wire);
  return wire;
}

const text = ({ value }: AxValue = {}): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function exposed({ role, name, value, properties = [] }: AxNode): Exposed {
  const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value;
  return {
    role: text(role),
    name: text(name),
    value: text(value),
    level: (property('level') as number | undefined) ?? null,
    disabled: property('disabled') === true,
  };
}

/** Sorts the nodes depth first: the protocol returns them level by level. */
function inReadingOrder(nodes: readonly AxNode[]): AxNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const branch = (node: AxNode): AxNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => branches(byId.get(id))),
  ];
  const branches = (node: AxNode | undefined): AxNode[] => (node ? branch(node) : []);
  return branches(nodes[0]);
}

/** All exposed nodes, in reading order. */
export async function treeOf(page: Page): Promise<Exposed[]> {
  const { nodes } = (await (await wireTo(page)).send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  return inReadingOrder(nodes)
    .filter(({ ignored }) => !ignored)
    .map(exposed);
}

/** The text that a screen reader reads from top to bottom. */
export async function readAloud(page: Page): Promise<string> {
  const nodes = await treeOf(page);
  return nodes
    .filter(
      ({ role }) => role === 'StaticText' || role === 'image' || role === 'slider' || role === 'spinbutton',
    )
    .map(({ name, value }) => `${name} ${value}`.trim())
    .join(' ');
}

/** A control in the accessibility tree, and the object id of its element in the DevTools protocol. */
interface Pointed {
  readonly control: Exposed;
  readonly objectId: string;
}

/** Finds a control in the accessibility tree. Fails when it is ignored there or has no name. */
async function pointAt(page: Page, target: Locator): Promise<Pointed> {
  const wire = await wireTo(page);
  await target.waitFor();
  // The protocol says a wheel's number; readers say its `aria-valuetext`, which the protocol leaves empty.
  const said = await target.evaluate((element) => {
    Object.assign(window, { pointedAt: element });
    return element.getAttribute('aria-valuetext');
  });
  const { objectId = '' } = (await wire.send('Runtime.evaluate', { expression: 'window.pointedAt' })).result;
  const { nodes } = await wire.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const [node] = nodes as AxNode[];
  expect(node?.ignored, `not exposed: ${String(target)}`).toBe(false);
  const control = exposed(node as AxNode);
  expect(control.name, `without a name: ${control.role} ${String(target)}`).not.toBe('');
  return { control: said === null ? control : { ...control, value: said }, objectId };
}

export const controlAt = async (page: Page, target: Locator): Promise<Exposed> =>
  (await pointAt(page, target)).control;

/**
 * Calls a method of the control's element, unless the screen has replaced it in the meantime. Returns whether
 * it was called.
 */
async function act(page: Page, objectId: string, method: 'click' | 'focus'): Promise<boolean> {
  const functionDeclaration = `function () { const { isConnected } = this; if (isConnected) this.${method}(); return isConnected; }`;
  const { result } = await (
    await wireTo(page)
  ).send('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true });
  return result.value === true;
}

/** Activates a link or a button as a screen reader does, without a pointer or a key. */
export async function activateByReader(page: Page, target: Locator): Promise<void> {
  const { control, objectId } = await pointAt(page, target);
  expect(control.disabled, `disabled: ${control.role} « ${control.name} »`).toBe(false);
  expect(['button', 'link', 'checkbox', 'radio', 'DisclosureTriangle'], control.name).toContain(control.role);
  if (!(await act(page, objectId, 'click'))) await activateByReader(page, target);
}

/** Moves the reader's focus to a field, a wheel or a scale. */
export async function enterByReader(page: Page, target: Locator): Promise<Exposed> {
  const { control, objectId } = await pointAt(page, target);
  return (await act(page, objectId, 'focus')) ? control : enterByReader(page, target);
}
