export const fileName = (title: string) => `${title.replace(/[^\w]+/g, '-')}.pdf`;
