import { detach } from './surface.ts';

interface Watched {
  target: Element;
  /** What of ours is in the target, and the id that it carries. */
  host: Element;
  mountId: string;
  /** Whether the target has been on the page. */
  wasThere: boolean;
}

/**
 * Follows what the page does to the place of a mount:
 * - A target that leaves the page and is not back when the task is over is gone. One that was never there is waited for.
 * - A copy of ours, as of a parent that was cloned, would be a form that does nothing, with the ids of ours: it goes.
 *
 * @returns stops it
 */
export function watchPage({ target, host, mountId, ...before }: Watched, onGone: () => void): () => void {
  let { wasThere } = before;
  let root: Node | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver((records) => {
    for (const { target: parent, addedNodes } of records)
      if (!host.contains(parent)) for (const node of addedNodes) removeCopies(node);
    look();
  });

  function removeCopies(node: Node): void {
    if (!(node instanceof Element)) return;
    const own = `[data-heloc-mount="${mountId}"]`;
    for (const copy of [...(node.matches(own) ? [node] : []), ...node.querySelectorAll(own)])
      if (copy !== host) detach(copy);
  }
  function look(): void {
    if (target.isConnected) {
      wasThere = true;
      observe();
    } else if (wasThere) {
      clearTimeout(timer);
      timer = setTimeout(() => target.isConnected || onGone());
    }
  }
  /** A change within a shadow root is seen by its own observers only. */
  function observe(): void {
    if (root === target.getRootNode()) return;
    root = target.getRootNode();
    observer.disconnect();
    observer.observe(target.ownerDocument, { childList: true, subtree: true });
    for (let within = root; within instanceof ShadowRoot; within = within.host.getRootNode())
      observer.observe(within, { childList: true, subtree: true });
  }
  observe();
  look();
  // Of before.
  removeCopies(target.ownerDocument.documentElement);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
