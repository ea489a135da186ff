/** An application that stands at a status, at one of its pages. */
export const open = (status: string, page = '', more: object = {}) => ({
  path: `/{uuid}${page && `/${page}`}`,
  application: { status: { checklistStatus: status }, ...more },
});

/** What the page says in place of something that it could not load. */
export const NOT_LOADED = 'We could not load this part of the page.';

const file = (name: string, type: string, ...bytes: (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(bytes, name, { type });

export const pdf = () => file('sample.pdf', 'application/pdf', '%PDF-1.4 sample');
export const photo = () =>
  file('photo.png', 'image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]));
