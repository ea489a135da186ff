import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('product/select/charts', {
  heading: 'Your choice in pictures',
  digest: 'What you owe over the years, your home with this line, and more.',
  estimates:
    'These are estimates. They assume that you draw everything on the first day, pay on time, and that your rate stays the same.',
  asTable: 'Show as a table',
  year: 'Year',
  yearShort: 'Year {year}',
  start: 'Start',
  years: { one: '{count} year', other: '{count} years' },
  months: { one: '{count} month', other: '{count} months' },
  yearsAndMonths: '{years} and {months}',

  owed: 'What you owe over time',
  owedFinding:
    'You owe {total} at the start, still {middle} after {half}, and have paid {interest} in interest when it is paid off.',
  owedFindingDue:
    'You pay interest only: you owe {total} until all of it is due on {date}, and have paid {interest} in interest by then.',
  owedCaption: 'What you owe and the interest you have paid, by year',
  owedBalance: 'You owe',
  owedInterest: 'Interest paid until then',
  owedFee: 'Origination fee of {fee}, part of what you owe',
  owedStart: 'Start, with a fee of {fee}',

  home: 'Your home and this line',
  homeFinding:
    'With this line, the loans on your home come to {together}, which is {share} of its value; they may reach {limit}.',
  homeLien: 'A lien is a lender’s claim on your home until its loan is paid back.',
  homeCreditLine: 'A credit line counts with its full limit, used or not.',
  homeCaption: 'The value of your home, and the loans on it',
  homePart: 'Part',
  homeAmount: 'Amount',
  homeShare: 'Share of the value',
  homeValue: 'Value of your home',
  homeLiens: 'Loans on it today (liens)',
  homePaidOff: 'Paid off with this line',
  homeStaying: 'Loans that stay (liens)',
  homeLine: 'This line, with its fee',
  homeTogether: 'All loans together',
  homeLimit: 'The most that loans may reach',
  homeFree: 'Value without a loan on it',
  homeEntry: '{part}: {amount}',

  debts: 'Paying off these debts or keeping them',
  debtsBetter:
    'If you pay off these debts, after {when} you have saved more than it cost. Over {years} it costs {amount} less than keeping them.',
  debtsBack:
    'If you pay off these debts, after {when} you have saved more than it cost. But after {later} it costs more again: {amount} more over {years}.',
  debtsNever:
    'If you pay off these debts, you never save more than it cost: over {years} it costs {amount} more than keeping them.',
  debtsHow:
    'We count interest and fees. Debts that you keep are paid with today’s minimum payments, {minimum} a month in all.',
  debtsLeftOut: 'Not counted, as we do not know the APR or the payment: {names}.',
  debtsCaption: 'Interest and fees until then, by year',
  debtsLine: 'With this line',
  debtsKept: 'Keeping the debts',
  debtsEven: 'Break-even',

  extra: 'If you pay a little more each month',
  extraQuestion: 'How much more each month?',
  extraFinding:
    'With {amount} more each month you are done in {time}, which is {sooner} sooner, and pay {saved} less interest.',
  extraNone: 'With nothing more each month you are done in {time} and pay {interest} in interest.',
  extraCaption: 'What more each month does',
  extraColumn: 'More each month',
  extraTime: 'Paid off in',
  extraInterest: 'Interest',
  extraWithout: 'You owe with nothing more',
  extraWith: 'You owe with {amount} more',
});
