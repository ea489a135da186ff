const MARK = /window\.__reactRouterVersion =[^;]*;/;

/** React Router writes its version on `window` for its developer tools; on a page that has its own, over that one's. */
module.exports = (source) => {
  if (!MARK.test(source) && source.includes('__reactRouterVersion'))
    throw new Error('React Router leaves its version elsewhere');
  return source.replace(MARK, '');
};
