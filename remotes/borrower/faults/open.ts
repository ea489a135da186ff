/** An application that stands at a status, at one of its pages. */
export const open = (status: string, page = '', more: object = {}) => ({
  path: `/{uuid}${page && `/${page}`}`,
  application: { status: { checklistStatus: status }, ...more },
});

/** What the page says in place of something that it could not load. */
export const NOT_LOADED = 'We could not load this part of the page.';

export const pdf = () => new File(['%PDF-1.4 sample'], 'sample.pdf', { type: 'application/pdf' });
