import type { Nodes } from 'mdast';

/** A tag: a node type that remark-mdx adds to Markdown. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);
