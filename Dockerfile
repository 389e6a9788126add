FROM node:24.21.0-bookworm-slim
WORKDIR /portal
COPY package.json package-lock.json ./
COPY event-schemas/package.json event-schemas/
COPY platform/package.json platform/
COPY command-service/package.json command-service/
COPY projection-service/package.json projection-service/
COPY notification-worker/package.json notification-worker/
COPY frontend/package.json frontend/
RUN npm ci --omit=dev --ignore-scripts && npm rebuild esbuild
COPY . .
RUN npm run prepare && mkdir /data && chown node:node /data /portal/frontend
USER node
EXPOSE 3000
# Node itself and not npm: the order to stop has to reach the portal.
ENTRYPOINT ["node", "--max-semi-space-size=128", "--import", "tsx", "platform/src/host/main.ts"]
