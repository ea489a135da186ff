import { array, boolean, string } from 'yup';
import { object } from './schemas.ts';

/** `/banners.json` on the CDN, `/banners.test.json` outside production (docs/rules.md#announcements); its own check says which item is wrong. */
export const bannerSchema = () =>
  object({
    uuid: string().required(),
    message: string().required(),
    /** Names of the applications it is for. */
    apps: array(string().required()).min(1).required(),
    /** Codes of the organisations it is for; absent: all. */
    orgs: array(string().required()).nullable(),
    /** info or warn */
    variant: string().required(),
    active: boolean().nullable(),
    dismissable: boolean().nullable(),
    metadata: object({ createdAt: string().nullable(), updatedAt: string().nullable() })
      .nullable()
      .optional()
      .default(undefined),
  });
