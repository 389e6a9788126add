import { configure } from '@testing-library/react';

/** What a component shows comes within moments; on a busy machine the moments are longer. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so there is nowhere to scroll to.
Element.prototype.scrollIntoView ??= () => undefined;

/**
 * Styles that components make stay out of the document: jsdom would hold every element that is asked for by its role against each of them,
 * which takes most of the time. What is hidden is so by an attribute or a style of its own.
 */
const insertBefore = Node.prototype.insertBefore;
Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
  const isStyle = node instanceof HTMLStyleElement && node.dataset['emotion'] !== undefined;
  return isStyle ? node : (insertBefore.call(this, node, child) as T);
};
