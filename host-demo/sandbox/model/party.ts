import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Signer } from '#src/api/contract/parts.ts';
import { coDeedOf } from './coDeed.ts';
import type { Env } from './env.ts';
import { type Mail, mailApplicant } from './mail.ts';
import type { Application, CoDeed, PersonRecord } from './records.ts';

/** Somebody who signs: whose ID, documents, session and appointment it is. */
export interface Party<Record extends PersonRecord = PersonRecord> {
  app: Application;
  /** Absent: the borrower. */
  signer?: Signer;
  /** What uuids are made from. */
  key: string;
  record: Record;
  name: Heloc['owner'];
  email: string;
  phoneNumber: string | undefined;
  dob: string;
  homeAddress: Heloc['homeAddress'];
  /** The appointment with a notary in person. */
  reserved: Heloc['notary'];
}

export function borrowerOf(app: Application): Party {
  const { heloc } = app;
  return {
    app,
    key: heloc.uuid,
    record: app,
    get name() {
      return heloc.owner;
    },
    email: heloc.email,
    phoneNumber: app.phoneNumber,
    dob: app.dob,
    homeAddress: heloc.homeAddress,
    get reserved() {
      return heloc.notary;
    },
    set reserved(reserved) {
      heloc.notary = reserved;
    },
  };
}

/** Where the home is, and nothing else that is known of it. */
const addressOf = ({ street1, street2, city, state, zip }: Heloc['property']) => ({
  street1,
  street2,
  city,
  state,
  zip,
});

export type SignerParty = Party<CoDeed> & { signer: Signer };

/** Of the borrower's own data there is nothing in it. */
export function signerParty(app: Application, signer: Signer): SignerParty {
  const record = coDeedOf(app, signer);
  return {
    app,
    signer,
    key: signer.uuid,
    record,
    get name() {
      const { firstName, lastName } = signer;
      return record.legalName ?? { firstName, middleName: '', lastName, suffix: '' };
    },
    email: signer.email,
    phoneNumber: signer.phoneNumber ?? undefined,
    dob: '1979-09-30',
    homeAddress: record.livesInHome ? addressOf(app.heloc.property) : null,
    get reserved() {
      return record.reserved;
    },
    set reserved(reserved) {
      record.reserved = reserved;
    },
  };
}

/** To somebody who signs, with the way back to their pages. */
export function mailParty({ app, signer, email }: Party, env: Pick<Env, 'mails'>, mail: Mail): void {
  if (!signer) mailApplicant(app, env, mail);
  else
    env.mails.push({ org: app.org, channel: 'email', to: email, ...mail, path: signer.invitationPath ?? '' });
}
