const SVG = 'http://www.w3.org/2000/svg';

/** Puts what is drawn, in order, in place of what was: only what differs is made anew. */
export interface Patch {
  /** Has this text next below `into`. */
  readonly putText: (text: string, into: Node) => void;
  /** Has an element of this type next below `into`: one that is there, or a new one. */
  readonly putElement: (type: string, into: Node) => Element;
  /** Takes away what is left of what was below a node. */
  readonly end: (node: Node) => void;
}

/** Begins with what is below `place` now. */
export function createPatch(place: Node): Patch {
  /** By what it is below: the first of what was there that nothing was put in place of. */
  const old = new Map<Node, ChildNode | null>([[place, place.firstChild]]);
  const put = (node: ChildNode, into: Node): void => {
    into.insertBefore(node, old.get(into) ?? null);
  };
  return {
    putText(text, into) {
      const there = old.get(into);
      if (!(there instanceof Text)) return put(document.createTextNode(text), into);
      if (there.data !== text) there.data = text;
      old.set(into, there.nextSibling);
    },
    putElement(type, into) {
      const there = old.get(into);
      if (there instanceof Element && there.localName === type) {
        old.set(into, there.nextSibling);
        old.set(there, there.firstChild);
        return there;
      }
      const isSvg = type === 'svg' || into instanceof SVGElement;
      const made = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
      put(made, into);
      return made;
    },
    end(node) {
      for (let there = old.get(node); there !== undefined && there !== null;) {
        const next = there.nextSibling;
        there.remove();
        there = next;
      }
      old.delete(node);
    },
  };
}
