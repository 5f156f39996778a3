//! One connection to the database, with the statements that were prepared on it.

use super::trouble::Trouble;
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};
use tokio_postgres::{Client, Row, Statement, types::ToSql};

/// The values of a statement.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection.
pub(super) struct Link {
    client: Client,
    prepared: Mutex<HashMap<&'static str, Statement>>,
    /// What to call the database in a sentence.
    name: String,
}

impl Link {
    pub(super) fn new(client: Client, name: String) -> Link {
        Link { client, prepared: Mutex::default(), name }
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Whether it can still be used.
    pub(super) fn is_open(&self) -> bool {
        !self.client.is_closed()
    }

    /// Runs SQL that returns nothing.
    pub(super) async fn run(&self, sql: &str) -> Result<(), Trouble> {
        self.client.batch_execute(sql).await.map_err(Trouble::of)
    }

    /// Prepares a statement, unless it is.
    pub(super) async fn prepare(&self, sql: &'static str) -> Result<Statement, Trouble> {
        if let Some(prepared) = self.prepared(sql) {
            return Ok(prepared);
        }
        let prepared = self.client.prepare(sql).await.map_err(Trouble::of)?;
        let mut all = self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(sql, prepared.clone());
        Ok(prepared)
    }

    fn prepared(&self, sql: &'static str) -> Option<Statement> {
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned()
    }

    /// The rows that a query returns.
    pub(super) async fn rows(
        &self,
        sql: &'static str,
        values: Values<'_>,
    ) -> Result<Vec<Row>, Trouble> {
        let statement = self.prepare(sql).await?;
        self.client.query(&statement, values).await.map_err(Trouble::of)
    }

    /// The one row that a query returns.
    pub(super) async fn one(&self, sql: &'static str, values: Values<'_>) -> Result<Row, Trouble> {
        let statement = self.prepare(sql).await?;
        self.client.query_one(&statement, values).await.map_err(Trouble::of)
    }

    /// The number of rows that a statement changes.
    pub(super) async fn change(
        &self,
        sql: &'static str,
        values: Values<'_>,
    ) -> Result<u64, Trouble> {
        let statement = self.prepare(sql).await?;
        self.client.execute(&statement, values).await.map_err(Trouble::of)
    }
}
