import { array, mixed } from 'yup';
import { type UploadedFile, uploadsProblem } from '#src/ui/upload/uploadedFile.ts';

/**
 * Uploaded files, as a field of a schema: none that is still on its way, and at least one where they are needed.
 * @param isNeeded by the other answers
 */
export const uploadedFiles = <Values>(isNeeded: (values: Partial<Values>) => boolean = () => false) =>
  array(mixed<UploadedFile>().required())
    .default([])
    .test('files', (files, context) => {
      const counts = files.length > 0 || isNeeded(context.parent as Partial<Values>);
      const message = counts ? uploadsProblem(files) : undefined;
      return message ? context.createError({ message }) : true;
    });
