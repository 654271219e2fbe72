# One image for all processes: the api (default), the worker, the migration and all commands of docs/operating.md.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-bookworm-slim AS build
ENV NX_DAEMON=false NX_TUI=false
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
# The caches hold the files of earlier builds for a week, because pages that are open during an upgrade still load them.
RUN --mount=type=cache,target=/root/.npm \
    --mount=type=cache,target=/src/frontend-public/dist \
    --mount=type=cache,target=/src/frontend-admin/dist \
    npm run build && deploy/production-folder.sh /app

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FILES_DIR=/data/files
COPY --from=build /app /app
# A new volume gets the owner of its folder.
RUN install -d -o node -g node /data /data/files /backups
USER node
WORKDIR /app/backend
# The root file system can be read-only: the product writes only to /data, and backups to /backups.
VOLUME /data
EXPOSE 3000
# A container with WORKER_HEALTH_PORT is a worker; the check then uses that port.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "dist/app/check-health.js"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-old-space-size=768", "dist/app/main.api.js"]
