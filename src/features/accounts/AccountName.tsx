import styled from 'styled-components';
import type { WalletAccount } from '#src/api/contract/wallet.ts';
import { shortAddress } from '#src/domain/org/wallet.ts';

/** A line or two, whatever somebody has called their account. */
const MAX = 60;

const Address = styled.span`
  display: block;
  font-weight: normal;
  white-space: nowrap;
`;

const cut = (name: string) => {
  const letters = [...name];
  return letters.length > MAX ? `${letters.slice(0, MAX).join('')}…` : name;
};

/** What an account is called, and its address, by which those of the same name are told apart. */
export function AccountName({ account: { name, address } }: { account: WalletAccount }) {
  return (
    <>
      {name?.trim() ? <>{cut(name.trim())} </> : null}
      <Address>{shortAddress(address)}</Address>
    </>
  );
}
