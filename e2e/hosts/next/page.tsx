import { connection } from 'next/server';
import { HomeEquity } from './home-equity';

export default async function Page() {
  // A page that is made for each answer has the nonce of your policy, where you have one.
  await connection();
  return <HomeEquity />;
}
