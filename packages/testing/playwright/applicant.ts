/** What registration asks of a person, as it is typed or chosen. */
export interface Applicant {
  street: string;
  city: string;
  state: string;
  zip: string;
  occupancy: 'Primary home' | 'Second home' | 'Investment property';
  employment: string;
  income: string;
  firstName: string;
  lastName: string;
  birthdate: [month: string, day: string, year: string];
  phone: string;
  email: string;
  password: string;
}

/** `crypto.randomUUID` is missing on pages without TLS. */
const unique = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

/** A person who gets offers from the sandbox; the last name and the street decide what happens (docs/test-inputs.md). */
export function applicant(changes: Partial<Applicant> = {}): Applicant {
  return {
    street: '12 Alder Lane',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    occupancy: 'Primary home',
    employment: 'Employed full-time',
    income: '120,000',
    firstName: 'Maria',
    lastName: 'Alvarez',
    birthdate: ['4', '12', '1980'],
    phone: '3035550142',
    email: `maria.${unique()}@example.com`,
    password: 'Correct-Horse-42!',
    ...changes,
  };
}
