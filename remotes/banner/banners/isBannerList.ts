import type { InferType } from 'yup';
import type { bannerSchema } from '#src/api/contract/banners.ts';

export type Banner = InferType<ReturnType<typeof bannerSchema>>;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);

const isWhen = orNothing((value) => typeof value === 'string');
const FIELDS: Readonly<Record<keyof Banner, Check>> = {
  uuid: isText,
  message: isText,
  apps: (value) => isTexts(value) && (value as unknown[]).length > 0,
  orgs: orNothing(isTexts),
  variant: isText,
  active: orNothing(isFlag),
  dismissable: orNothing(isFlag),
  metadata: orNothing((value) => isRecord(value) && isWhen(value.createdAt) && isWhen(value.updatedAt)),
};

/** What the contract says of them, by hand: its library is three times as heavy as everything else of an announcement. */
export const isBannerList = (value: unknown): value is Banner[] =>
  Array.isArray(value) &&
  value.every(
    (item) => isRecord(item) && Object.entries(FIELDS).every(([field, check]) => check(item[field])),
  );
