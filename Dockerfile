# `tillkit serve` as an image. docs/operations.md says how it is run.
#
# The base image is not pulled in CI: scripts/image.mjs runs these same steps in a folder of its own, starts
# what comes out and measures it. `docker build .` itself is tried by hand before a release.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# For those who write code with the package, not for who runs it.
RUN rm -r dist/types && find dist -name '*.map' -delete

FROM node:22-bookworm-slim AS production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The server draws no back office: what only its panel loads brings React DOM with it.
RUN npm pkg delete 'dependencies.@base-ui/react'
# The ledger's drivers are optional for the package and needed here, at the versions that are tested. libsql
# brings a program for musl, too, which this base does not have.
RUN npm install --omit=dev --save-prod --ignore-scripts $(node -p "const { devDependencies } = require('./package.json'); ['libsql', 'pg', 'ioredis'].map((name) => name + '@' + devDependencies[name]).join(' ')") \
 && rm -r node_modules/@libsql/*-musl \
 && find node_modules -name '*.map' -delete

FROM node:22-bookworm-slim
ENV NODE_ENV=production TILL_DATA=/data TILL_LISTEN=0.0.0.0:4180 TILL_API_LISTEN=0.0.0.0:4181
WORKDIR /app
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE ./
RUN mkdir /data && chown node:node /data
USER node
# The only place that is written to, and only with SQLite: the rest may be read-only.
VOLUME /data
EXPOSE 4180 4181
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4181/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without a shell or an init: it gets the stop signal and starts no other process.
ENTRYPOINT ["node", "dist/cli.js", "serve"]
