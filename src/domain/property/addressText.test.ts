import { describe, expect, it } from '@jest/globals';
import { formatAddress } from './address.ts';
import { parseAddressText } from './addressText.ts';

describe('parseAddressText', () => {
  it.each([
    ['12 Oak St, Austin, TX 78701', { street1: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' }],
    [
      ' 7 Lakeshore Dr,  Unit 2, McCall, id, 83638-1234 ',
      { street1: '7 Lakeshore Dr', street2: 'Unit 2', city: 'McCall', state: 'ID', zip: '83638' },
    ],
    ['1 A St, Boise, ID 83702, USA', { street1: '1 A St', city: 'Boise', state: 'ID', zip: '83702' }],
  ])('reads %s', (text, address) => {
    expect(parseAddressText(text)).toEqual(address);
  });

  it.each([undefined, '', '12 Oak St', '12 Oak St, Austin', '12 Oak St Austin TX 78701', 'Austin, TX 78701'])(
    'does not guess at %s',
    (text) => {
      expect(parseAddressText(text)).toBeUndefined();
    },
  );

  it('reads what formatAddress writes', () => {
    const address = { street1: '9 Elm Ave', street2: '#3', city: 'St. Louis', state: 'MO', zip: '63101' };
    expect(parseAddressText(formatAddress(address))).toEqual(address);
  });
});
