import PDFDocument from 'pdfkit';

type Options = PDFKit.PDFDocumentOptions;

/** Ciphers by the version of PDF that brought them: RC4 of 40 and 128 bits, AES of 128 and 256. */
const VERSIONS = ['1.3', '1.4', '1.7', '1.7ext3'] as const;

async function write(options: Options, text = 'Statement'): Promise<Buffer> {
  const document = new PDFDocument({ ...options, compress: false });
  document.text(text).end();
  return Buffer.concat(await document.toArray());
}

/** What people send, by what it is; each is a file that readers take. */
export async function pdfFiles(
  userPassword = 'user',
): Promise<Record<'opens' | 'needsPassword', Map<string, Buffer>>> {
  const opens = new Map<string, Buffer>();
  const needsPassword = new Map<string, Buffer>();
  for (const pdfVersion of VERSIONS) {
    opens.set(`owner-${pdfVersion}.pdf`, await write({ pdfVersion, ownerPassword: 'owner' }));
    needsPassword.set(`user-${pdfVersion}.pdf`, await write({ pdfVersion, userPassword }));
  }
  const plain = await write({});
  opens.set('plain.pdf', plain);
  opens.set('word.pdf', await write({}, '/Encrypt 5 0 R'));
  opens.set('comment.pdf', Buffer.concat([plain, Buffer.from('% trailer << /Encrypt 5 0 R >>\n')]));
  // For holders of a certificate.
  needsPassword.set('certificate.pdf', withCertificate(plain));
  return { opens, needsPassword };
}

function withCertificate(plain: Buffer): Buffer {
  const encrypt = '/Encrypt << /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 >>';
  return Buffer.from(
    plain.toString('latin1').replace(/trailer\s*<</, (start) => `${start} ${encrypt}`),
    'latin1',
  );
}
