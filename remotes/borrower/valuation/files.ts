import { array, mixed } from 'yup';
import { type UploadedFile, uploadsProblem } from '#src/ui/upload/uploadedFile.ts';

/** Files of a form: none that is still on its way, and at least one where they are needed. */
export const filesRule = (isNeeded: boolean) =>
  array(mixed<UploadedFile>().required())
    .default([])
    .test('files', (files, context) => {
      const message = isNeeded || files.length > 0 ? uploadsProblem(files) : undefined;
      return message ? context.createError({ message }) : true;
    });
