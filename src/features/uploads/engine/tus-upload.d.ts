/** The client without what it brings for browsers: keeping addresses in local storage, and requests of its own. */
declare module 'tus-js-client/lib.esm/upload.js' {
  import { Upload, type UploadOptions } from 'tus-js-client';

  export default class BaseUpload extends Upload {
    static readonly defaultOptions: UploadOptions;
  }
}
