/** What must never reach a browser, and how it is recognised in a built file. */
const SIGNS: readonly (readonly [what: string, sign: RegExp])[] = [
  // The browser is told what it may know by the page; a name of the environment means that more came along.
  ['a setting of the server', /\bPADDOCK_[A-Z_]{3,}\b/],
  ['an address of a database or queue', /\b(postgres(ql)?|redis|amqp|smtp):\/\//],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  [
    'a secret key of a provider',
    /\b(sk|rk)_(live|test)_\w{8,}|\bwhsec_\w{8,}|\bAPP_USR-\d{6,}|\bAKIA[0-9A-Z]{16}\b/,
  ],
  ['a module of the server', /\bfrom\s*["']node:|\brequire\(["']node:/],
  ['a file of the server', /[\w-]+\.server\.tsx?\b|apps\/server\/src\/(platform|cli|demo)/],
  ['a statement', /\bselect\s.{1,200}\sfrom\s(units|orders|customers|carts|payment_\w+)\b/i],
];

/** What is wrong with a file of the client, in words. `secrets` are values that must not be in it. */
export function findSecrets(name: string, text: string, secrets: readonly string[] = []): string[] {
  const found = SIGNS.flatMap(([what, sign]) => {
    const at = sign.exec(text);
    return at ? [`${name}: ${what}, "${at[0].slice(0, 60)}"`] : [];
  });
  const told = secrets.filter((secret) => secret.length >= 8 && text.includes(secret));
  return [...found, ...told.map(() => `${name}: a secret of this installation`)];
}
