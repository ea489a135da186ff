import type * as topic from '#src/api/contract/contact.ts';
import { isEmail } from '#src/domain/person/email.ts';
import { invalid, notFound } from '../http/errors.ts';
import { newSigner } from '../model/owners.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

const ROLES: Record<string, string> = { SPOUSE: 'SPOUSE' };

export const contactHandlers = {
  async getContact({ params, me, services }) {
    const { contact } = await services.applications.read(params.uuid, me);
    if (!contact) throw notFound('Nothing was answered yet');
    return contact;
  },
  putContact: (call) =>
    submit('putContact', call, (app) => {
      const { shown: _, ...body } = call.body;
      const owners = [
        ...body.coOwners.map(({ relationship, ...owner }) => ({
          ...owner,
          role: ROLES[relationship] ?? 'CO_OWNER',
        })),
        ...(body.spouse ? [{ ...body.spouse, role: 'SPOUSE' }] : []),
      ];
      const emails = [app.heloc.email, ...owners.map(({ email }) => email)].map((email) =>
        email.toLowerCase(),
      );
      if (!emails.every(isEmail) || new Set(emails).size < emails.length) {
        throw invalid('Each signer needs their own email address');
      }
      if (body.ownershipType === 'JOINT' && owners.length === 0) throw invalid('Add at least one co-owner');
      if (body.ownershipType === 'TRUST' && !body.trust) throw invalid('Tell us about the trust');
      if (body.trust?.type === 'IRREVOCABLE') {
        throw invalid('We can only lend on homes held in a revocable living trust.');
      }
      const { loanPurpose, ownershipType, maritalStatus } = body;
      app.contact = body;
      app.heloc.contact = { loanPurpose, ownershipType, maritalStatus };
      app.heloc.property.ownershipType = ownershipType;
      app.heloc.helocSigners = [];
      for (const owner of owners) app.heloc.helocSigners.push(newSigner(app, owner));
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
