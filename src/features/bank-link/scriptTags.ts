interface Page {
  document: Document;
}

export const tagsIn = ({ document }: Page, src: string) => [
  ...document.querySelectorAll(`script[src="${src}"]`),
];

/** Takes a vendor's tag away with the mount that brought it; one that was there before stays. */
export function ownTag(page: Page, src: string): () => void {
  const before = new Set(tagsIn(page, src));
  return () => {
    for (const tag of tagsIn(page, src)) if (!before.has(tag)) tag.remove();
  };
}
