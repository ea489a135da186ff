/** What an engine holds to be wrong with the page. */
export interface Finding {
  engine: 'axe' | 'equal-access' | 'codesniffer';
  rule: string;
  message: string;
  /** The element as markup: its start. */
  element: string;
}

export const describeFinding = ({ engine, rule, message, element }: Finding) =>
  `${engine} ${rule}: ${message} ${element}`;
