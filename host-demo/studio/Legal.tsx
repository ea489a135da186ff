import { type ReactNode, useId } from 'react';

interface Props {
  readonly role: 'designer' | 'compliance';
  readonly name: string;
  readonly onRole: (role: 'designer' | 'compliance') => void;
  readonly onName: (name: string) => void;
  readonly children: ReactNode;
}

/** What is said in law's name is changed by who answers for it, and bears their name. */
export function Legal({ role, name, onRole, onName, children }: Props) {
  const id = useId();
  const isOpen = role === 'compliance' && name.trim() !== '';
  return (
    <>
      <section className="section lock">
        <h3>Who answers for it</h3>
        <div className="choices" role="radiogroup" aria-label="Who you are">
          {(['designer', 'compliance'] as const).map((each) => (
            <label className="choice" key={each}>
              <input type="radio" name="role" checked={role === each} onChange={() => onRole(each)} />
              <span>{each === 'designer' ? 'Designer' : 'Compliance'}</span>
            </label>
          ))}
        </div>
        {role === 'compliance' ? (
          <div className="field">
            <label className="label" htmlFor={id}>
              Your name
            </label>
            <input
              id={id}
              type="text"
              autoComplete="off"
              value={name}
              onChange={({ target }) => onName(target.value)}
            />
          </div>
        ) : null}
        <p className="hint" role="status">
          {isOpen
            ? `Open. What is changed bears the name of ${name.trim()} and the date of today.`
            : 'Locked. Choose “Compliance” and give your name to change what follows.'}
        </p>
      </section>
      <fieldset className="bare" disabled={!isOpen}>
        <legend className="unseen">Legal facts</legend>
        {children}
      </fieldset>
    </>
  );
}
