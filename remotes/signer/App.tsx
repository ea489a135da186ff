export function App() {
  return <p>Soon</p>;
}
