import { boolean, object } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export interface ReadValues {
  read: boolean;
}

/** @param asks whether the document needs a consent @param isRead whether its end was in sight */
export const readSchema = (
  t: Translate<(typeof copy)['strings']>,
  { asks, isRead }: { asks: boolean; isRead: boolean },
) =>
  object({
    read: asks
      ? boolean()
          .default(false)
          .test('read', isRead ? t('required') : t('scroll'), (value) => isRead && value === true)
      : boolean(),
  });
