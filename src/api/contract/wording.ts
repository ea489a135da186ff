import { array, string } from 'yup';
import { WORDING_ACTS } from '#src/domain/application/wording.ts';
import { object, requiredText } from './schemas.ts';

/**
 * The exact texts that the person saw when they submitted; the server adds who, when and with which browser,
 * and derives the version of a text from its words. A body without it stays good.
 */
export const shownTexts = () =>
  array(
    object({
      /** A type of consent, or of another statement. */
      type: requiredText(),
      act: string().oneOf(WORDING_ACTS).required(),
      /** As it stood on the page; a paragraph a line. */
      text: requiredText(),
      /** BCP 47 */
      language: requiredText(),
      /** The path of the screen. */
      screen: requiredText(),
      /** ISO time by the browser's clock, where it was shown long before it is sent. */
      shownAt: string(),
      /** The document of the application that it is about; of what is given before one, the server knows which. */
      documentUuid: string(),
    }),
  );
