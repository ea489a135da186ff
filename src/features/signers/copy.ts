import { defineCopy } from '#src/brand/copy.tsx';

/** What is said about the other people who sign, wherever they are listed. */
export const copy = defineCopy('signing/signers', {
  caption: 'Who else signs',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  actions: 'What you can do',
  roleCO_OWNER: 'Co-owner',
  roleSPOUSE: 'Spouse',
  roleTRUSTEE: 'Trustee',
  roleOther: 'Signer',
  invited: 'Invited {date}',
  notInvited: 'Not invited yet',
  opened: 'Opened',
  idVerified: 'ID verified',
  signed: 'Signed',
  bounced: 'Bounced',
  notStarted: 'Not started',
  idDone: 'ID done',
  resend: 'Resend',
  resendTo: 'to {name}',
  resending: 'Sending',
  resent: 'We sent the invitation to {address} again.',
  resendLater: 'You can send it again after {day} {time}.',
});
