/** What stands at a phone and its code, in the copy of each screen: an organisation may replace it there. */
export const PHONE_CONFIRM = {
  phoneHeading: 'Confirm your mobile phone',
  phoneHelp: 'We text a 6-digit code to this number. Enter it below. It is good for 10 minutes.',
  phone: 'Mobile phone',
  send: 'Send code',
  sendAgain: 'Send a new code',
  sending: 'Sending',
  sendWait: 'You can ask for a new code after 30 seconds.',
  sendIn: { one: 'in {count} second', other: 'in {count} seconds' },
  sent: 'We sent a code to {phone}.',
  code: '6-digit code',
  codeRequired: 'Send a code to your phone and enter it here',
  codeLength: 'Enter the 6-digit code',
  codeWrong: 'That code is not right or has expired',
  confirmed: '{phone} is confirmed.',
  noTexts: 'I cannot receive texts',
  noTextsHelp: 'Call us at {phone} and we will confirm your number with you.',
} as const;
