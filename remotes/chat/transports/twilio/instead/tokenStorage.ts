/**
 * Where the vendor's client would find the connection of an earlier page again. It keeps that in the page's session storage
 * if anything is in there already, whatever its options say, and listens to `unload` for it, which costs the page its place
 * in the cache of pages that are gone back to.
 */
export default {
  getStoredToken: () => null,
  storeToken() {},
};
