export function Studio() {
  return (
    <>
      <header className="top">
        <h1>Theme studio</h1>
      </header>
      <main />
    </>
  );
}
