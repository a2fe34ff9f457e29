// Unpack the Chromium that npm brought, with the libraries and fonts it needs, into $TMPDIR.
// The package unpacks its libraries only where it believes itself to be on such a host.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x'

const { default: chromium } = await import('@sparticuz/chromium')
await chromium.executablePath()
