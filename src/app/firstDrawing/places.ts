/** Where a node is below another: which child, counted from 0, at each step down. */
export type Path = readonly number[];

/** The way from `root` down to a node; `undefined` where it is not below it. */
export function pathTo(root: Node, node: Node): Path | undefined {
  if (node === root) return [];
  const { parentNode } = node;
  const above = parentNode === null ? undefined : pathTo(root, parentNode);
  if (above === undefined || parentNode === null) return undefined;
  return [...above, [...parentNode.childNodes].indexOf(node as ChildNode)];
}

/** What is at the end of a way; `undefined` where it leads nowhere. */
export const nodeAt = (root: Node, path: Path): Node | undefined =>
  path.reduce<Node | undefined>((node, index) => node?.childNodes[index], root);
