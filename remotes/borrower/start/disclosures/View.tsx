import { Disclosures } from './Disclosures.tsx';

export function View() {
  return <Disclosures />;
}
